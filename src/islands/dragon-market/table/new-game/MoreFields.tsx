export { RulingFields as default } from './RulingFields.tsx';
