/** Prints a failed test immediately; another reporter prints the summary. */
export default class TellVitest {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const flaky = state === 'passed' && errors?.length > 0;
    if (state !== 'failed' && !flaky) return;
    const again = flaky ? ' (passed at the second try)' : '';
    console.log(
      `\nFAIL ${test.module.relativeModuleId} > ${test.fullName}${again}\n     ${errors?.[0]?.message ?? ''}`,
    );
  }

  onTestModuleEnd(file) {
    for (const { message } of file.errors()) console.log(`\nFAIL ${file.relativeModuleId}\n     ${message}`);
  }
}
