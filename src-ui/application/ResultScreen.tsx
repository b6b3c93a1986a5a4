export { default } from '../notice/PlannedScreen.tsx'
