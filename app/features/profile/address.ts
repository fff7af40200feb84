/** Without a language. */
export const PATH = '/account/personalInformation'
