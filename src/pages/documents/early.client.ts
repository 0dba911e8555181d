import '../../ui/presses.client';
