export { DeviceList, SignedInDevices } from './signed-in-devices'
