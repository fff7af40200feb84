export { describeSearch } from './describe-search'
export { dropPlacesElsewhere } from './places-of-cities.server'
