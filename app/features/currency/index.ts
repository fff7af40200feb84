export { CurrencyForm, CurrencySwitch } from './currency-switch'
