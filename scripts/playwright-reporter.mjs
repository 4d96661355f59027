import { readFileSync } from 'node:fs';

/** Lines of the page snapshot to print. */
const SHOWN = 60;

/** Snapshot of the page at a failure, for diagnosing remote runs. */
function pageShown(attachments) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const [, snapshot] = path ? (/^```yaml\n([\s\S]*?)\n```$/m.exec(readFileSync(path, 'utf8')) ?? []) : [];
  return snapshot ? `\n     The page:\n${snapshot.split('\n').slice(0, SHOWN).join('\n')}` : '';
}

/** Prints a failed journey immediately; another reporter prints the summary. */
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
