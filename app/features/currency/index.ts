export { CurrencyForm, CurrencySwitch } from './switch'
