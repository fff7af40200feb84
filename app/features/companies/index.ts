export { CompanyShelf } from './company-shelf'
export { listCompanySorts } from './lists/company-sort'
