export * from './criteria'
export { type Ignored, type Misread, misreadOf } from './misread'
export * from './search-address'
