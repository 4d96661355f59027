import { sendOnce } from './shared';

sendOnce();
