import type { Instalment } from './schedule'

export interface ScheduleYear {
  /** Year, from 1. */
  year: number
  payment: number
  interest: number
  principal: number
  balance: number
}

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
