export { CompanyShelf } from './company-shelf'
