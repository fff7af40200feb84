export type { Loan } from './annuity'
export { CardMonthlyPayment, StatementLoanLink } from './card-monthly-payment'
export { ComparisonTable } from './comparison-table'
export { calculateFees, type LoanFees } from './fees'
export { formatTerm } from './format'
export { LoanDialog } from './loan-dialog'
export { StressTable } from './stress-table'
export {
  getLastValue,
  MAX_NUMBER_TEXT_LENGTH,
  parseLari,
  parseLoanPrice,
  parsePercent,
  parseSum,
  parseTyped,
  truncateText,
} from './typed-values'
export { toLoanOpening, toLoanPageUrl } from './urls'
