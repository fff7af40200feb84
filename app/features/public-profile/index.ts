export { PUBLIC_PROFILE_PATH } from './form'
export { PublicProfileForm } from './public-profile-form'
