import { readFileSync } from 'node:fs';

/** Lines of the page as it stood: enough for its messages and what could be pressed. */
const SHOWN = 60;

/** What the page showed when a journey failed, so that a run far away can be understood from its words alone. */
function pageShown(attachments) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const [, snapshot] = path ? (/^```yaml\n([\s\S]*?)\n```$/m.exec(readFileSync(path, 'utf8')) ?? []) : [];
  return snapshot ? `\n     The page:\n${snapshot.split('\n').slice(0, SHOWN).join('\n')}` : '';
}

/** Tells a journey the moment it has failed; the reporter beside it sums up. */
export default class TellPlaywright {
  printsToStdio() {
    return false;
  }

  onTestEnd(test, { status, retry, error, attachments }) {
    if (status === test.expectedStatus || status === 'skipped') return;
    const [, , file, ...names] = test.titlePath();
    const again = retry < test.retries ? ' (tried once more)' : '';
    console.log(
      `\nFAIL ${file} > ${names.join(' > ')}${again}\n     ${error?.message ?? status}${pageShown(attachments)}`,
    );
  }
}
