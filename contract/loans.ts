/** Page of the mortgage calculator in the account; guests have it as a dialog. */
export const LOAN_PATH = '/account/loanCalculatorService/loanView'

export const LOAN_REQUEST_STATES = ['sent', 'approved', 'declined'] as const
export type LoanRequestState = (typeof LOAN_REQUEST_STATES)[number]

/** Amounts in units of the currency. */
export const MAX_PROPERTY_PRICE = 999_999_999

/** Rules of the fields that every applicant fills in, unless the bank has rules of its own for them. */
export const STANDARD_FIELD_RULES = { personal_number: 'digits:11', email: 'email|max:255' } as const
