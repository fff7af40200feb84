export { CurrencyForm, CurrencySwitch } from './currency-switch'
export { ExchangeRateNote } from './exchange-rate-note'
