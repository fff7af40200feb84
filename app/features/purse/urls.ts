export const PURSE_PATH = '/purse'
