import type { Instalment } from './schedule'

/** A year of a loan: sums in hundredths of the currency, and what is owed at its end. */
export interface ScheduleYear {
  /** The first is 1. */
  year: number
  payment: number
  interest: number
  principal: number
  balance: number
}

/** A schedule summed up by year; the last one may have fewer months. */
export function toScheduleYears(schedule: readonly Instalment[]): ScheduleYear[] {
  const years: ScheduleYear[] = []
  for (const { month, payment, interest, principal, balance } of schedule) {
    const year = Math.ceil(month / 12)
    const sum = years[year - 1] ?? { year, payment: 0, interest: 0, principal: 0, balance }
    years[year - 1] = {
      year,
      payment: sum.payment + payment,
      interest: sum.interest + interest,
      principal: sum.principal + principal,
      balance,
    }
  }
  return years
}
