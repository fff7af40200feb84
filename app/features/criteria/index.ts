export { type Corner, cornerAt, LEAST_CORNERS, MOST_CORNERS, readCorners, writeArea } from './area'
export * from './criteria'
export { type Ignored, type Misread, misreadOf } from './misread'
export * from './search-address'
