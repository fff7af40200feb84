export const PERSONAL_INFORMATION_PATH = '/account/personalInformation'
