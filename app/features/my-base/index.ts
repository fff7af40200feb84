export { RequestNumberDialog as AskNumberDialog } from './ask-number-dialog'
export { MY_BASE_PATH, myBaseUrl } from './urls'
export { MyBaseView } from './view'
