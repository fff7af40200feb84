export { ChatLauncher } from './chat-launcher'
