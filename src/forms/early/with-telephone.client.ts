// A form with a telephone until its code comes.
import './submit.client';
import '../../phone-input/early/early.client';
