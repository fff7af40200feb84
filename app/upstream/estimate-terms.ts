import { STATUSES, type YearRange } from '~contract/estimate'

const COURTYARD_HOUSE_ID = 17

/** The form does not ask for the year, so it is assumed from what it asks; pages show it as an assumption. */
export function toYearRange(statusId: number, projectTypeId: number): YearRange {
  if (projectTypeId === COURTYARD_HOUSE_ID) return '<1955'
  return STATUSES[statusId as keyof typeof STATUSES] === 'old_building' ? '1955-2000' : '>2000'
}
