export { Heart, HeartForm } from './heart'
