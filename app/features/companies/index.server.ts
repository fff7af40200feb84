export { companyShareImages } from './share-images.server'
export { loadTopCompanies } from './top-companies.server'
