/** Tells a failed test the moment it has failed; the reporter beside it sums up. */
export default class TellVitest {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    console.log(
      `\nFAIL ${test.module.relativeModuleId} > ${test.fullName}\n     ${errors?.[0]?.message ?? ''}`,
    );
  }

  onTestModuleEnd(file) {
    for (const { message } of file.errors()) console.log(`\nFAIL ${file.relativeModuleId}\n     ${message}`);
  }
}
