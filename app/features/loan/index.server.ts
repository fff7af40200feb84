export { loadCardTerms } from './card-payments.server'
export { type CalculatorData, loadCalculator } from './load.server'
export { actOnLoan } from './request/act.server'
export { type LoanScreensData, loadLoanScreens } from './screens.server'
