export { FOREIGN_LOAN_FLOOR_GEL, INCOME_LIMITS, judgeAffordability } from './affordability'
export type { Loan } from './annuity'
export { calculateLoan, type LoanCalculation } from './calculation'
export { CardMonthlyPayment, canBeMortgaged, StatementLoanLink } from './card-monthly-payment'
export { calculateCardPayment, getCardTerms } from './card-terms'
export { ComparisonTable } from './comparison-table'
export { calculateFees, type LoanFees } from './fees'
export { formatHundredths, formatTerm } from './format'
export { findLegalLimitViolations, listLegalLimits } from './legal-limits'
export { LoanDialog } from './loan-dialog'
export { StressTable } from './stress-table'
export { runStressTests } from './stress-tests'
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
