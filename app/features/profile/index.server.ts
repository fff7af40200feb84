export { changeProfile, loadProfile } from './profile.server'
