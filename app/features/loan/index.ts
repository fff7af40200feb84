export { CardMonthlyPayment, StatementLoanLink } from './card-monthly-payment'
export { LoanDialog } from './loan-dialog'
export { toLoanOpening } from './urls'
