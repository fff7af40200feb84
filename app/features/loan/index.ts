export { CardMonthlyPayment, StatementLoanLink } from './card-monthly-payment'
