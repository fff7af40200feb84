import { PARAMETERS } from '~backend/dictionaries/parameters'
import type { Amenities } from './amenities'

const GAS_HEATING = 2
const ELECTRIC_HEATING = 3
const GAS_WATER_HEATER = 1
const ELECTRIC_WATER_HEATER = 3

/** Adds the gas, water and electricity that heating and hot water need. */
export function withSupplies(amenities: Amenities): Amenities {
  const { heatingTypeId, hotWaterTypeId, parameters } = amenities
  const isNeeded: Readonly<Record<string, boolean>> = {
    gas: heatingTypeId === GAS_HEATING || hotWaterTypeId === GAS_WATER_HEATER,
    water: hotWaterTypeId !== null,
    electricity: heatingTypeId === ELECTRIC_HEATING || hotWaterTypeId === ELECTRIC_WATER_HEATER,
  }
  return {
    ...amenities,
    parameters: PARAMETERS.flatMap(({ id, key }) => (isNeeded[key] || parameters.includes(id) ? [id] : [])),
  }
}
