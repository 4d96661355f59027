import { rupiah } from '../../../core/format/money';
import { runCountdowns, sendOnce } from './shared';

runCountdowns(() => location.reload());
sendOnce();

const form = document.querySelector<HTMLFormElement>('form.order');
const total = form?.querySelector<HTMLElement>('.total');
const nickname = form?.querySelector<HTMLElement>('.nickname');

/** The quantity that the chosen item allows. */
function narrowQuantity(): void {
  const chosen = form?.querySelector<HTMLInputElement>('[name=product_id]:checked');
  const qty = form?.querySelector<HTMLInputElement>('[name=qty]');
  if (!chosen || !qty) return;
  qty.min = chosen.dataset.min ?? '1';
  qty.max = chosen.dataset.max ?? '1';
  if (qty.valueAsNumber > Number(qty.max)) qty.value = qty.max;
  if (qty.valueAsNumber < Number(qty.min)) qty.value = qty.min;
}

let asked = 0;
/** Total and nickname by the server, once everything that they need is filled in. */
async function calculate(): Promise<void> {
  if (!form || !total || !nickname) return;
  asked += 1;
  const mine = asked;
  if (!form.checkValidity()) {
    total.textContent = nickname.textContent = '';
    return;
  }
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const answer = await fetch(`${form.action}/hitung`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    const read = (await answer.json()) as {
      total: number;
      nickname: string | null;
      message?: string;
      errors?: Record<string, string[]>;
    };
    // A later change has asked again.
    if (mine !== asked) return;
    const refusal = Object.values(read.errors ?? {})[0]?.[0] ?? read.message;
    // An amount is not translated; a refusal is.
    total.translate = !answer.ok;
    total.textContent = answer.ok ? `Total ${rupiah(read.total)}` : (refusal ?? '');
    nickname.textContent = answer.ok && read.nickname ? `Nickname: ${read.nickname}` : '';
  } catch {
    // The order is checked again when it is sent.
    total.textContent = nickname.textContent = '';
  }
}

// Not while one types: a promo code that is half written counts as a wrong one.
form?.addEventListener('change', () => {
  narrowQuantity();
  calculate();
});
narrowQuantity();
