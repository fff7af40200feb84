export { RequestNumberDialog as AskNumberDialog } from './ask-number-dialog'
export { myBaseUrl } from './urls'
export { MyBaseView } from './view'
