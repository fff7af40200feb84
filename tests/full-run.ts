/** True if `npm run test:full` runs all tests, as before a release. */
export const isFullRun = process.env.TEST_FULL === '1'
