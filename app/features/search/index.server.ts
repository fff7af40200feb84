export { describeSearch } from './describe-search'
export { dropPlacesElsewhere } from './filters/places-of-cities.server'
export { readShownPrices } from './filters/shown-prices.server'
export { formatSearchHeading } from './search-heading'
