/** Tells a journey the moment it has failed; the reporter beside it sums up. */
export default class TellPlaywright {
  printsToStdio() {
    return false;
  }

  onTestEnd(test, { status, retry, error }) {
    if (status === test.expectedStatus || status === 'skipped') return;
    const [, , file, ...names] = test.titlePath();
    const again = retry < test.retries ? ' (tried once more)' : '';
    console.log(`\nFAIL ${file} > ${names.join(' > ')}${again}\n     ${error?.message ?? status}`);
  }
}
