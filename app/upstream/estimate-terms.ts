import { STATUSES, type YearRange } from '~contract/estimate'

const COURTYARD_HOUSE_ID = 17

/**
 * Assumes the year built from other answers, as the form does not ask for it; pages show it as an assumption.
 */
export function toYearRange(statusId: number, projectTypeId: number): YearRange {
  if (projectTypeId === COURTYARD_HOUSE_ID) return '<1955'
  return STATUSES[statusId as keyof typeof STATUSES] === 'old_building' ? '1955-2000' : '>2000'
}
