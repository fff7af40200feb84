export { askForCode, tryCode } from './codes.server'
