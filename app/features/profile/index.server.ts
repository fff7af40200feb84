export { loadProfile, profileAction } from './profile.server'
