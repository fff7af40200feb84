export { loadCardTerms } from './card-terms.server'
export { loadCalculator } from './loader.server'
export { type LoanFlowData, loadLoanFlow } from './loan-flow.server'
export { loanAction } from './request/action.server'
