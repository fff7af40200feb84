export { HomeShelf } from './home-shelf'
