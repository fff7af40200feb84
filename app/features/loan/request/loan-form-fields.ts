import type { LoanCalculation } from '../calculation'
import type { LoanScenario } from '../scenario'

export function toLoanFormFields({
  price,
  bank,
  currency,
  months,
  percent,
  ...loan
}: LoanCalculation): [string, string][] {
  return [
    ['bank_id', String(bank.id)],
    ['currency_id', String(currency.id)],
    ['property_price', String(price ?? '')],
    ['participation_amount', String(((price ?? 0) * percent) / 100)],
    ['month', String(months)],
    ['only_from_developer', loan.onlyFromDeveloper ? '1' : '0'],
  ]
}

/** Parsed as leniently as a URL: the calculator reports what cannot be lent. */
export function formDataToScenarioParams(form: FormData): URLSearchParams {
  const text = (name: string) => {
    const value = form.getAll(name).at(-1)
    return typeof value === 'string' ? value : ''
  }
  const price = text('property_price')
  // Missing: the bank's minimum.
  const downPayment = Number.parseFloat(text('participation_amount'))
  const percent = Math.round((downPayment * 100) / Number(price))
  return new URLSearchParams([
    ['loan_price', price],
    ['loan_currency', text('currency_id')],
    ['loan_bank', text('bank_id')],
    ['loan_percent', Number.isFinite(percent) ? String(percent) : ''],
    ['loan_month', text('month')],
    ['loan_developer', text('only_from_developer')],
  ])
}

/** Whether the loan can be requested: nothing that was set had to be adjusted. */
export function canRequestLoan({ result, adjusted: refused }: LoanCalculation): boolean {
  return result !== undefined && !result.isFullyPaid && Object.keys(refused).length === 0
}

export function withStep(scenario: LoanScenario, step: LoanScenario['step']): LoanScenario {
  const { step: _, ...rest } = scenario
  return step ? { ...rest, step } : rest
}
