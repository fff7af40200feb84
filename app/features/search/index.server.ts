export { describeSearch } from './describe-search'
export { keepPlacesOfCities } from './places-of-cities.server'
