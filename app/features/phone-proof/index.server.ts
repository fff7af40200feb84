export { askForCode, tryCode } from './codes.server'
export { phoneDraft } from './draft.server'
