export * from './criteria'
export * from './search-address'
