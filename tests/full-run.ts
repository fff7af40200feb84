/** Whether this is the long form of the tests, `npm run test:full`: as it is before a release. */
export const isFullRun = process.env.TEST_FULL === '1'
