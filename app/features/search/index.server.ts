export { describeSearch } from './describe-search'
