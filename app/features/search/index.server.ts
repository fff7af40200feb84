export { describeSearch } from './describe-search'
export { dropPlacesElsewhere } from './places-of-cities.server'
export { readShownPrices } from './shown-prices.server'
